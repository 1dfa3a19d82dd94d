import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { createBuilder } from "vite";

process.env.NODE_ENV = "production";
const builder = await createBuilder({ root: new URL("..", import.meta.url).pathname, logLevel: "warn" });
await builder.buildApp();

// As dense as it gets, before the first visitor asks.
const assets = new URL("../build/client/assets/", import.meta.url);
for (const name of readdirSync(assets))
  if (/\.(js|css)$/.test(name))
    writeFileSync(new URL(`${name}.br`, assets), brotliCompressSync(readFileSync(new URL(name, assets))));
