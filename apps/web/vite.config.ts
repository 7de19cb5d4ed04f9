/**
 * The app is built straight from the sources of the games and the kernel (their
 * "source" condition), so no other build has to come first. Nothing is inlined
 * into the page: the server's content security policy allows files only.
 */
import { defaultClientConditions, defineConfig, type UserConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import solid from "vite-plugin-solid";
import { compress } from "./build/compress-plugin.js";
import { preloads } from "./build/preloads-plugin.js";
import { shell } from "./build/shell-plugin.js";
import { showcase } from "./build/showcase-plugin.js";

const isEngine = /\/(generate|solve|explain)-[^/]*\.js$/;
/** What names every part of a game that may be opened, long before most of them are. */
const isPartList = /\/(ui|sidebar)-[^/]*\.js$/;
/** What one game's many pages share is not for the other games. */
const ofOneGame = /\/(?:packages\/games\/src|apps\/web\/src\/games)\/[^/]+\//;
/** Several workers at once, pictures: many parts share those too, but no page needs them at first. */
const forLater = /\/packages\/(?:workers\/src\/worker-pool|kernel\/src\/svg|print\/src\/drawing)\.ts$/;
/** The page of every board loads all of these: one file is smaller than four. */
const ofEveryBoard = /\/apps\/web\/src\/.*\/(?:puzzle-page|with-game|next-puzzle|size-title)\.tsx?$/;
const isShared = (id: string): boolean => !ofOneGame.test(id) && !forLater.test(id);

const config: UserConfig = defineConfig({
  plugins: [
    shell(),
    showcase(),
    solid(),
    preloads(),
    VitePWA({
      registerType: "prompt",
      injectRegister: false,
      includeAssets: ["icon.svg", "apple-touch-icon.png", "before-paint.js"],
      manifest: {
        name: "Masume マス目",
        short_name: "Masume",
        description: "Four grid games to play, make, solve and explain",
        lang: "ja",
        start_url: "/",
        display: "standalone",
        background_color: "#faf8f3",
        theme_color: "#faf8f3",
        icons: [
          { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
          { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
          { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
          { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
        ],
      },
      workbox: {
        // The picture for other sites is nothing for this device.
        globIgnores: ["social.png"],
        globPatterns: ["**/*.{js,css,html,svg,png}", "**/*-latin-*.woff", "films.json"],
        // The Japanese typeface is large, and only who prints needs it: kept from its first use on.
        runtimeCaching: [
          { urlPattern: /-japanese-.*\.woff$/, handler: "CacheFirst", options: { cacheName: "typefaces" } },
        ],
        navigateFallback: "/index.html",
        // An embedded board has headers of its own, so it is asked for at the server.
        navigateFallbackDenylist: [/^\/api\//, /^\/embed\//],
        cleanupOutdatedCaches: true,
      },
    }),
    compress(),
  ],
  resolve: { conditions: ["source", ...defaultClientConditions] },
  worker: { format: "es" },
  // The oldest browsers that the README names; `tests/repository` holds the code to them too.
  build: {
    target: ["safari16.4", "firefox121", "chrome111", "edge111"],
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "shared", minShareCount: 14, test: isShared },
            { name: "puzzle-page", test: ofEveryBoard },
          ],
        },
      },
    },
    // Engines are loaded by workers, which preload nothing: lists of what they need are a burden on the page.
    // So are those of a game's parts, most of which nobody opens: where one begins, the server names the files.
    // Safari before 17 knows no preloads and finds the files one behind the other; the app is the same.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, needed, { hostId }) =>
        isEngine.test(file) || isPartList.test(hostId)
          ? needed.filter((one) => one.endsWith(".css"))
          : needed,
    },
  },
  server: { proxy: { "/api": { target: process.env.MASUME_API ?? "http://127.0.0.1:8080", ws: true } } },
});

export default config;
