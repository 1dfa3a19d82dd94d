import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Whether LibreOffice is installed, under the name that its packages give it. */
export async function hasSoffice() {
  try {
    await run("soffice", ["--version"], { timeout: 60_000 });
    return true;
  } catch {
    return false;
  }
}

/** A file as LibreOffice writes it in another format, in a profile that nothing was done with before. */
export async function convert(name: string, bytes: Buffer, to: string): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), "lab-soffice-"));
  try {
    const file = join(folder, name);
    writeFileSync(file, bytes);
    const profile = `-env:UserInstallation=file://${join(folder, "profile")}`;
    await run("soffice", [profile, "--headless", "--convert-to", to, "--outdir", join(folder, "out"), file], {
      timeout: 60_000,
    });
    return readFileSync(join(folder, "out", `${name.slice(0, name.lastIndexOf("."))}.${to.split(":")[0]}`));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
