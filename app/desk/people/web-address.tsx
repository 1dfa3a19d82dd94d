/** An address that somebody typed: a link where it can be nothing but a page. */
export function WebAddress({ url }: { url: string }) {
  if (!/^https:\/\//.test(url)) return url;
  return (
    <a className="link" href={url} rel="noopener noreferrer">
      {url}
    </a>
  );
}
