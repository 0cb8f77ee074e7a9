import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import figures from '@generated/home/default/figures.json';
import { useIdentity } from '../../useIdentity';
import shared from '../styles.module.css';
import styles from './Comparison.module.css';

export default function Comparison(): ReactNode {
  const { name, repository } = useIdentity();
  const title = `When to use ${name.display}`;
  return (
    <div className={shared.section}>
      <section className={styles.comparison} aria-label={title}>
        <Heading as="h2" id="why">
          {title}
        </Heading>
        <div>
          <Heading as="h3">Choose {name.display} if</Heading>
          <ul>
            <li>you want fresh data on each screen, cleared when the screen closes</li>
            <li>you want every kind of error in the types, and every response validated</li>
            <li>several components need the same result, and you don’t want to pass it as props</li>
            <li>you want to see what an API change breaks before you deploy</li>
          </ul>
        </div>
        <div>
          <Heading as="h3">Choose another tool if</Heading>
          <ul>
            <li>you need a cache with stale times and background refetching: Orval, Kubb or Hey API</li>
            <li>you use Vue, Svelte, Solid or Angular: the same three</li>
            <li>your state is in Redux: RTK Query’s generator</li>
            <li>you only need types: openapi-typescript</li>
          </ul>
        </div>
        <table>
          <caption>
            From GitHub’s spec, with {figures.operations} operations, to types, validation, functions and
            hooks
          </caption>
          <thead>
            <tr>
              <td />
              <th scope="col">Time</th>
              <th scope="col">Memory</th>
              <th scope="col">Type errors</th>
            </tr>
          </thead>
          <tbody>
            {figures.contenders.map((contender) => (
              <tr key={contender.name}>
                <th scope="row">{contender.name}</th>
                <td>{contender.time}</td>
                <td>{contender.memory}</td>
                <td>{contender.typeErrors}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          Medians of {figures.runs} runs on {figures.measuredOn}. Orval reads this spec only without one of
          its vendor extensions. The other tools have options and clients that {name.display} doesn’t have:{' '}
          <Link href={`${repository}/blob/main/bench/README.md`}>method and caveats</Link>.
          <br />
          <Link to="/docs/intro#why">Comparison</Link> ·{' '}
          <Link to="/docs/getting-started#come-over">Migrate from another tool</Link>
        </p>
      </section>
    </div>
  );
}
