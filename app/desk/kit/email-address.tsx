import { Fragment } from "react";

/** An e-mail address that breaks after its "@" or before a dot while it can: no letter is left alone on a line. */
export function EmailAddress({ email }: { email: string }) {
  return email.split(/(?<=@)|(?=\.)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
