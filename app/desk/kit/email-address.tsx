import { Fragment } from "react";

/** An e-mail address that breaks after its "@", or before a dot in front of that, while it can: its domain stays whole. */
export function EmailAddress({ email }: { email: string }) {
  return email.split(/(?<=@)|(?=\.[^@]*@)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
