import {
  type ComponentProps,
  type InputEvent,
  lazy,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useId,
  useRef,
} from "react";
import { Form, useActionData } from "react-router";
import type { SeatRole } from "../../../domain/person/seat.ts";
import { displayedField } from "../../../domain/edit-conflict/edit-conflict.ts";
import { useWords } from "../language.tsx";
import { shellWords } from "../words.ts";
import { useSeatNeeded } from "./seat-needed.ts";
import { sendsNext, useIsLost, useSending } from "./lost-send.ts";
import type { Refusal } from "./refusal.ts";
import { StatusLine, type StatusText } from "./status-line.tsx";
import { setGone, setReturned, setSent, setTyped } from "./unsaved.ts";

/** Loaded on demand, because editing conflicts are rare. */
const EditConflicts = import.meta.env.SSR
  ? (await import("./edit-conflicts.tsx")).default
  : lazy(() => import("./edit-conflicts.tsx"));

type Props = Omit<ComponentProps<typeof Form>, "method" | "ref"> & {
  ref?: RefObject<HTMLFormElement | null>;
  /** The message shown if the server does not answer after the form is sent. Replaces the general message. */
  failure?: StatusText;
  /**
   * `shown` is the displayed version of the record; `tell` describes an edit conflict; `isOther` says that the page's
   * answer belongs to another form.
   */
  displayed?: { shown: string; tell: ComponentProps<typeof EditConflicts>["tell"]; isOther?: boolean };
  /** The role that this form requires and the person lacks; overrides the page's required role. */
  needs?: SeatRole | undefined;
};

/** While a form is being sent, further presses of its button are ignored for this many milliseconds. */
const sendingPause = 5_000;
/** Milliseconds in which a second press is ignored, because the router may report the first press late. */
const aMoment = 500;

/** A form for signed-in people that keeps the typed values when sending fails and asks before losing unsaved values. */
export const PostForm = (props: Props) => <SentForm key={props.displayed?.shown} {...props} />;

function SentForm({ ref, failure, displayed, needs, onInput, onSubmit, children, ...props }: Props) {
  const id = useId();
  const own = useRef<HTMLFormElement>(null);
  const form = ref ?? own;
  const { lost, seatNeeded } = useWords(shellWords);
  const isLost = useIsLost(id);
  const returned = useActionData<Partial<Refusal> | null>();
  const { state, formMethod } = useSending();
  const pressedAt = useRef(-Infinity);
  const ofPage = useSeatNeeded(typeof props.action === "string" ? props.action : undefined);
  const needed = needs ?? ofPage;
  const answer = displayed?.isOther ? null : returned;
  const shown = displayed && (answer?.values?.[displayedField] ?? displayed.shown);

  useEffect(() => () => setGone(id), [id]);
  useEffect(() => {
    if (!isLost && returned === undefined) return;
    if (setReturned(id)) form.current?.querySelector<HTMLElement>("[data-notice], [aria-invalid=true]")?.focus();
  }, [form, id, isLost, returned]);
  useEffect(() => {
    if (state === "idle") pressedAt.current = -Infinity;
  }, [state]);

  function type(event: InputEvent<HTMLFormElement>) {
    setTyped(id);
    onInput?.(event);
  }

  function send(event: SubmitEvent<HTMLFormElement>) {
    onSubmit?.(event);
    // If the form's own submit handler has prevented the default, that handler sends the typed values itself.
    if (event.defaultPrevented) return setSent(id);
    const isUnderWay = state !== "idle" && formMethod === "POST";
    if (event.timeStamp - pressedAt.current < (isUnderWay ? sendingPause : aMoment)) return event.preventDefault();
    pressedAt.current = event.timeStamp;
    setSent(id);
    sendsNext(id);
  }

  return (
    <Form {...props} ref={form} method="post" onInput={type} onSubmit={send}>
      {isLost && <StatusLine tone="bad" {...(failure ?? lost)} tabIndex={-1} data-notice />}
      {displayed && answer?.overtaken && <EditConflicts parts={answer.overtaken} tell={displayed.tell} />}
      {shown && <input type="hidden" name={displayedField} value={shown} />}
      {needed ? (
        <>
          <p className="note">{needed === "owner" ? seatNeeded.owner : seatNeeded.editor}</p>
          <fieldset disabled className="contents">
            {children}
          </fieldset>
        </>
      ) : (
        children
      )}
    </Form>
  );
}
