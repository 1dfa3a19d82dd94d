const names = ["", `; name="file"`, "; name", "; name=", `; name="file"; name="other"`, `; name*=utf-8''%ff`];
const fileNames = ["", `; filename="a.docx"`, "; filename", "; filename=", `; filename=""`, "; filename*=x''%00"];
const types = ["", "application/octet-stream", "text/plain; charset=none", "; ;", "text/plain; charset*=''%zz"];
const encodings = ["", "Content-Transfer-Encoding: 7bit\r\n", "Content-Transfer-Encoding:\r\n"];
const dispositions = [
  "Content-Disposition: form-data",
  "Content-Disposition:",
  "Content-Disposition: attachment",
  "X: y",
];

let seed = 1;
const any = (most: number) => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed % most;
};
const oneOf = (list: string[]) => list[any(list.length)] ?? "";

export function malformedUpload(boundary: string) {
  const end = `--${boundary}--\r\n`;
  const ends = [end, "", `--${boundary}`, `--${boundary}\r\n`, `${end}${end}`, "\r\n\r\n"];
  const parts = Array.from({ length: 1 + any(3) }, () => {
    const type = oneOf(types);
    const head = `${oneOf(dispositions)}${oneOf(names)}${oneOf(fileNames)}\r\n${type && `Content-Type: ${type}\r\n`}`;
    return `--${boundary}\r\n${head}${oneOf(encodings)}${any(8) ? "\r\n" : ""}${"x".repeat(any(90))}\r\n`;
  });
  const twice = any(2) ? parts : [...parts, ...parts];
  return Buffer.from(twice.join("") + oneOf(ends), "latin1");
}
