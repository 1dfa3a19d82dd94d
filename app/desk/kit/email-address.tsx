import { Fragment } from "react";

/**
 * An e-mail address in which lines may break after the "@" or before a dot in the part before the "@", so that the
 * domain remains on one line.
 */
export function EmailAddress({ email }: { email: string }) {
  return email.split(/(?<=@)|(?=\.[^@]*@)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
