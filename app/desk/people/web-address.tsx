/** A typed web address, shown as a link only if it is an https URL. */
export function WebAddress({ url }: { url: string }) {
  if (!/^https:\/\//.test(url)) return url;
  return (
    <a className="link" href={url} rel="noopener noreferrer">
      {url}
    </a>
  );
}
