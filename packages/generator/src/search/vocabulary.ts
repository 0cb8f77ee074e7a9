import { editDistance } from './edit-distance.js';
import { synonyms } from './synonyms.js';
import { stem } from './words.js';

const REPEATED = 0.35;
const SAME_STEM = 0.5;
const SYNONYM = 0.4;
const PREFIX = 0.5;
const SLIP = 0.45;
const SUBSTRING = 0.5;
const SHORTEST_SUBSTRING = 3;

/** Short words have too many neighbors, and a code with another digit is another code. */
function toleratedTypos(term: string): number {
  if (term.length < 4 || /\d/.test(term)) return 0;
  return term.length < 8 ? 1 : 2;
}

/** An inverted index: which units contain each term, and with which weight. */
export class Vocabulary<Unit> {
  readonly #units = new Map<string, Map<Unit, number>>();
  readonly #stems = new Map<string, string>();

  /** A term that occurs again, such as in a title and in a text, counts less the second time. */
  add(unit: Unit, weights: ReadonlyMap<string, number>): void {
    for (const [term, weight] of weights) {
      let units = this.#units.get(term);
      if (!units) {
        units = new Map();
        this.#units.set(term, units);
        this.#stems.set(term, stem(term));
      }
      const before = units.get(unit) ?? 0;
      units.set(unit, Math.max(before, weight) + REPEATED * Math.min(before, weight));
    }
  }

  /** The indexed terms that are equal to a name of several words, or to a synonym of it. */
  matchName(name: string): Map<string, number> {
    const fits = new Map<string, number>();
    for (const other of synonyms(name)) if (this.#units.has(other)) fits.set(other, SYNONYM);
    if (this.#units.has(name)) fits.set(name, 1);
    return fits;
  }

  /**
   * The indexed terms that match a typed word, with a score: the word and its inflections, words that begin with it, and
   * synonyms. Falls back to substrings, then to typos.
   */
  matchTerms(typed: string): Map<string, number> {
    const fits = new Map<string, number>();
    const root = stem(typed);
    const others = new Set(Array.from(synonyms(typed), stem));
    for (const [term, itsStem] of this.#stems) {
      if (term === typed) fits.set(term, 1);
      else if (itsStem === root) fits.set(term, SAME_STEM);
      else if (others.has(itsStem)) fits.set(term, SYNONYM);
      else if (typed.length > 1 && term.startsWith(typed))
        fits.set(term, PREFIX * Math.sqrt(typed.length / term.length));
    }
    if (fits.size === 0) this.#matchSubstrings(typed, fits);
    return fits.size > 0 ? fits : this.#matchTypos(typed);
  }

  /** The units that contain one of the terms, with the highest weight. */
  units(fits: ReadonlyMap<string, number>): Map<Unit, number> {
    const best = new Map<Unit, number>();
    for (const [term, fit] of fits) {
      for (const [unit, weight] of this.#units.get(term) ?? []) {
        if (weight * fit > (best.get(unit) ?? 0)) best.set(unit, weight * fit);
      }
    }
    return best;
  }

  #matchSubstrings(typed: string, fits: Map<string, number>): void {
    if (typed.length < SHORTEST_SUBSTRING) return;
    for (const term of this.#units.keys())
      if (term.includes(typed)) fits.set(term, SUBSTRING * Math.sqrt(typed.length / term.length));
  }

  #matchTypos(typed: string): Map<string, number> {
    const fits = new Map<string, number>();
    let fewest = toleratedTypos(typed);
    if (fewest === 0) return fits;
    for (const term of this.#units.keys()) {
      const slips = editDistance(typed, term, fewest);
      if (slips > fewest) continue;
      if (slips < fewest) fits.clear();
      fewest = slips;
      fits.set(term, SLIP / slips);
    }
    return fits;
  }
}
