import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { SearchHit } from '@hookloom/generator/search';
import type { CommonQuestion } from './common-questions';
import FollowLink from './FollowLink';
import { optionId, RESULTS_ID } from './ResultOption';
import styles from './styles.module.css';

interface Props {
  readonly questions: readonly CommonQuestion[];
  readonly selected: SearchHit | undefined;
  readonly addressOf: (hit: SearchHit) => string;
  readonly onSelect: (hit: SearchHit) => void;
  readonly onFollow: (address: string) => void;
}

/** Common questions, for when nothing has been typed. Links with the role of an option, like results. */
export default function QuestionList({
  questions,
  selected,
  addressOf,
  onSelect,
  onFollow,
}: Props): ReactNode {
  const label = translate({ id: 'search.questions', message: 'Common questions' });
  return (
    <div id={RESULTS_ID} role="listbox" aria-label={label} className={styles.list}>
      {questions.map(({ text, hit }) => (
        <FollowLink
          key={hit.id}
          id={optionId(hit)}
          role="option"
          aria-selected={hit === selected}
          tabIndex={-1}
          className={styles.option}
          href={addressOf(hit)}
          onFollow={onFollow}
          onPointerMove={() => onSelect(hit)}
        >
          {text}
        </FollowLink>
      ))}
    </div>
  );
}
