import type { ReactNode } from "react";
import type { readDeck } from "../../../domain/deck/deck.server.ts";
import { Button } from "../../../ui/button.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { TextField } from "../../../ui/field.tsx";
import { pathOf } from "../../paths.ts";
import { ActionButton } from "../../shell/form/action-button.tsx";
import { PostForm } from "../../shell/form/post-form.tsx";
import type { Refusal } from "../../shell/form/refusal.ts";
import { useWords } from "../../shell/language.tsx";
import { deckWords } from "./words.ts";

type OwnDeck = Awaited<ReturnType<typeof readDeck>>;

type Props = {
  deck: OwnDeck;
  /** Whether nobody can read any version of the deck, because the accelerator's team closed or refused it. */
  isShut: boolean;
  refusal: Refusal | undefined;
  children: ReactNode;
};

export function OwnFilePart({ deck, isShut, refusal, children }: Props) {
  const words = useWords(deckWords);
  return (
    <section className="panel workspace-part" aria-labelledby="deck">
      <h2 id="deck">{words.current}</h2>
      {deck?.drawn && (
        <>
          <p>{words.version(deck.drawn.number, deck.drawn.pages.length)}</p>
          <div className="deck-ruler" role="region" aria-label={words.pictures} tabIndex={0}>
            <ol>
              {deck.drawn.pages.map(({ number, width, height }) => (
                <li key={number}>
                  <img
                    src={pathOf("founder-deck-picture", { page: number, v: deck.drawn?.number })}
                    width={width}
                    height={height}
                    alt={words.page(number)}
                    loading="lazy"
                  />
                  <span aria-hidden="true">{number}</span>
                </li>
              ))}
            </ol>
          </div>
        </>
      )}
      <p className="note">{children}</p>
      <PostForm
        key={deck?.last.number}
        action={pathOf("founder-deck")}
        encType="multipart/form-data"
        noValidate
        className="workspace-part"
      >
        <TextField
          type="file"
          name="file"
          label={words.file}
          hint={deck && !isShut ? `${words.hint} ${words.hintNext}` : words.hint}
          accept="application/pdf"
          error={words.problems[refusal?.errors["file"] as keyof typeof words.problems]}
        />
        <Button type="submit" name="intent" value="upload" look={deck ? "secondary" : "primary"}>
          {deck ? words.replace : words.upload}
        </Button>
      </PostForm>
      {deck && deck.last.state !== "refused" && (
        <a href={pathOf("founder-deck-file")} download className="link">
          {words.original}
        </a>
      )}
      {deck && (
        <Disclosure title={words.remove}>
          <p>{words.removeHow}</p>
          <ActionButton
            action={pathOf("founder-deck")}
            className="mt-3"
            intent="remove"
            fields={{ newest: deck.last.number }}
            look="secondary"
            small
          >
            {words.removeConfirm}
          </ActionButton>
        </Disclosure>
      )}
    </section>
  );
}
