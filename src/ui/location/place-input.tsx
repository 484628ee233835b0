import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../translation.tsx';
import { SUCCEEDED } from '../../domain/tracking/session-query.ts';
import { getCall } from '../browser/call.ts';
import { useFollowing } from '../components/use-following.ts';
import { useFrame } from '../layout/frame-context.tsx';
import { usePlace } from './use-place.ts';

const PAUSE_MS = 150;
const FEWEST_LETTERS = 2;

/** Suggestions for the typed text, after a pause in typing. */
const useSuggestions = (text: string, known: string): readonly string[] => {
  const [suggestions, suggest] = useState<readonly string[]>([]);
  useEffect(() => {
    if (text.trim().length < FEWEST_LETTERS || text === known) return;
    let current = true;
    const asking = setTimeout(() => {
      void getCall('/api/location/suggest', { Text: text }).then(({ Status, Items }) => {
        if (current && Status === SUCCEEDED && Array.isArray(Items)) suggest(Items.filter((item) => typeof item === 'string'));
      });
    }, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(asking);
    };
  }, [text, known]);
  return suggestions;
};

interface PlaceInputProps {
  readonly id: string;
  /** Id of the form that it belongs to, if it is rendered outside it. */
  readonly form?: string;
  readonly describedBy?: string | undefined;
  readonly isInvalid: boolean;
  /** A suggestion was picked, or the field was left with another place in it. */
  readonly onChosen?: (text: string) => void;
}

/** A postal code or a town. */
export const PlaceInput = ({ id, form, describedBy, isInvalid, onChosen }: PlaceInputProps) => {
  const { t } = useTranslation();
  const { unusedPlace, site } = useFrame();
  const place = usePlace();
  const known = unusedPlace?.text ?? place?.text ?? '';
  const [text, setText] = useFollowing(known);
  const suggestions = useSuggestions(text, known);
  const list = `${id}-suggestions`;
  const tried = useRef(known);
  const tryOut = (choice: string): void => {
    tried.current = choice;
    onChosen?.(choice);
  };
  return (
    <>
      <input
        className="cars-input"
        id={id}
        name="place"
        form={form}
        list={list}
        maxLength={100}
        required
        autoComplete="off"
        spellCheck={false}
        placeholder={t(`place.example.${site.country}`)}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        value={text}
        onChange={(event) => {
          const { value } = event.currentTarget;
          setText(value);
          const picked = !('inputType' in event.nativeEvent) || event.nativeEvent.inputType === 'insertReplacementText';
          if (picked && suggestions.includes(value)) tryOut(value);
        }}
        onBlur={() => {
          if (text.trim() === '') setText(known);
          else if (text !== known && text !== tried.current) tryOut(text);
        }}
      />
      <datalist id={list}>
        {suggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
    </>
  );
};
