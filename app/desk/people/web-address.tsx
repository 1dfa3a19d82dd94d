/** A web address as typed by the person. Only an https URL becomes a link. */
export function WebAddress({ url }: { url: string }) {
  if (!/^https:\/\//.test(url)) return url;
  return (
    <a className="link" href={url} rel="noopener noreferrer">
      {url}
    </a>
  );
}
