// Preloaded into a site's process: shifts its clock by the number of milliseconds in the file CLOCK_OFFSET_FILE.
import { readFileSync } from "node:fs";

const file = process.env["CLOCK_OFFSET_FILE"];
const RealDate = Date;
const realNow = Date.now.bind(Date);
let offset = 0;

function read() {
  try {
    offset = Number(readFileSync(file, "utf8")) || 0;
  } catch {
    offset = 0;
  }
}

if (file) {
  read();
  setInterval(read, 200).unref();
  globalThis.Date = class extends RealDate {
    constructor(...given) {
      if (given.length === 0) super(realNow() + offset);
      else super(...given);
    }
    static now() {
      return realNow() + offset;
    }
  };
}
