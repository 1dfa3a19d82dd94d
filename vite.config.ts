import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // One small file for the whole site: its first page pays for one request, the others for none.
  build: { cssCodeSplit: false },
  environments: {
    ssr: { build: { rolldownOptions: { input: "./app/server.ts" } } },
  },
});
