import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // One small file for the whole site: its first page pays for one request, the others for none.
  build: { cssCodeSplit: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: "vendor", test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie)[\\/]/ },
                { name: "shared", test: /[\\/](ui|platform|app[\\/]shell)[\\/]/, minShareCount: 4 },
              ],
            },
          },
        },
      },
    },
    // Bundled, these take a third of the time to load: the server's start is theirs.
    ssr: {
      build: { rolldownOptions: { input: "./app/server.ts" } },
      resolve: { noExternal: ["drizzle-orm", "react-email"] },
    },
  },
});
