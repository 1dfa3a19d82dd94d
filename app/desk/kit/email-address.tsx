import { Fragment } from "react";

/** An e-mail address that breaks after the "@", or else at a dot before it, so that the domain stays on one line. */
export function EmailAddress({ email }: { email: string }) {
  return email.split(/(?<=@)|(?=\.[^@]*@)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
