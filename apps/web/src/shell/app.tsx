/** The places of the app. Each page is loaded when somebody goes there; so is each game. */
import { Route, type RoutePreloadFunc, Router } from "@solidjs/router";
import { createEffect, type JSX, lazy } from "solid-js";
import { me } from "../account/identity.js";
import { openGame } from "../games/open-game.js";
import { Home } from "../pages/home/home.js";
import { saveOnUnload } from "../platform/storage/records.js";
import { followOtherTabs } from "../settings/settings.js";
import { NotFound } from "../ui/not-found.js";
import { applyAppearance } from "./appearance.js";
import { Frame } from "./frame.js";

const SettingsPage = lazy(() => import("../pages/settings/settings-page.js"));
const StatisticsPage = lazy(() => import("../pages/statistics/statistics-page.js"));
const DailyPage = lazy(() => import("../pages/daily/daily-page.js"));
const LeaderboardPage = lazy(() => import("../pages/leaderboards/leaderboard-page.js"));
const PublicPage = lazy(() => import("../pages/public/public-page.js"));
const GamePage = lazy(() => import("../pages/game/game-page.js"));
const PlayTab = lazy(() => import("../pages/game/play-tab.js"));
const MakeTab = lazy(() => import("../pages/game/make-tab.js"));
const LearnTab = lazy(() => import("../pages/game/learn-tab.js"));
const LibraryTab = lazy(() => import("../pages/game/library-tab.js"));
const OwnPage = lazy(() => import("../pages/game/own-page.js"));
const PuzzlePage = lazy(() => import("../pages/game/puzzle-page.js"));

/** A game comes with its page, not after it. Whether that worked is seen there. */
const preloadGame: RoutePreloadFunc = ({ params }) => {
  openGame(params.game ?? "")?.catch(() => {});
};

export function App(): JSX.Element {
  applyAppearance();
  followOtherTabs();
  saveOnUnload();
  // Whoever has a name on the server has their records there too, and the results that waited for it.
  createEffect(async () => {
    if (!me()) return;
    (await import("../account/sync.js")).startSyncing();
    void (await import("../leaderboards/attempt.js")).sendAnswers();
  });
  return (
    <Router root={Frame}>
      <Route path="/" component={Home} />
      <Route path="/settings" component={SettingsPage} />
      <Route path="/statistics" component={StatisticsPage} />
      <Route path="/daily" component={DailyPage} />
      <Route path="/leaderboards" component={LeaderboardPage} />
      <Route path="/public" component={PublicPage} />
      <Route path="/embed/:game/:code" component={PuzzlePage} preload={preloadGame} />
      <Route path="/:game/play/:code" component={PuzzlePage} preload={preloadGame} />
      <Route path="/:game" component={GamePage} preload={preloadGame}>
        <Route path="/" component={PlayTab} />
        <Route path="/make" component={MakeTab} />
        <Route path="/learn" component={LearnTab} />
        <Route path="/library" component={LibraryTab} />
        <Route path="/:page" component={OwnPage} />
      </Route>
      <Route path="*" component={NotFound} />
    </Router>
  );
}
