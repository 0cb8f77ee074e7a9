import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import shared from '../styles.module.css';
import styles from './Questions.module.css';
import { useQuestions } from './useQuestions';

export default function Questions(): ReactNode {
  return (
    <section className={shared.section} aria-label="Questions">
      <Heading as="h2" id="questions">
        Questions
      </Heading>
      <div className={styles.questions}>
        {useQuestions().map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
