/** Where the app begins. */
import { render } from "solid-js/web";
import { App } from "./shell/app.js";
import { takeOver } from "./shell/take-over.js";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/shell.css";
import "./styles/home.css";
import "./styles/cards.css";
import "./styles/forms.css";
import "./styles/board.css";
import "./styles/play.css";
import "./styles/tools.css";
import "./styles/print.css";

const app = document.getElementById("app")!;
// Reading the code and mounting the page are two tasks: a phone answers a tap in between.
setTimeout(() => {
  render(() => <App />, app);
  takeOver(app);
});
