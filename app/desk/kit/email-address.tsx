import { Fragment } from "react";

/** Keeps the domain of an e-mail address on one line. */
export function EmailAddress({ email }: { email: string }) {
  return email.split(/(?<=@)|(?=\.[^@]*@)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
