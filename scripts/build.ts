import { createBuilder } from "vite";

process.env.NODE_ENV = "production";
const builder = await createBuilder({ root: new URL("..", import.meta.url).pathname, logLevel: "warn" });
await builder.buildApp();
