import { editDistance } from './edit-distance';
import { stem } from './words';

const PREFIX = 0.7;
const SAME_STEM = 0.85;
const SLIP = 0.45;

/** Short words have too many neighbors, and a code with another digit is another code. */
function toleratedTypos(term: string): number {
  if (term.length < 4 || /\d/.test(term)) return 0;
  return term.length < 8 ? 1 : 2;
}

/** An inverted index: which units contain each term, and with which weight. */
export class Vocabulary<Place> {
  readonly #places = new Map<string, Map<Place, number>>();
  readonly #stems = new Map<string, string>();

  add(place: Place, weights: ReadonlyMap<string, number>): void {
    for (const [term, weight] of weights) {
      let places = this.#places.get(term);
      if (!places) {
        places = new Map();
        this.#places.set(term, places);
        this.#stems.set(term, stem(term));
      }
      places.set(place, (places.get(place) ?? 0) + weight);
    }
  }

  has(term: string): boolean {
    return this.#places.has(term);
  }

  /** The indexed terms that match a typed word, with a score. Tolerates typos only if nothing else matches. */
  matchTerms(typed: string): Map<string, number> {
    const fits = new Map<string, number>();
    const root = stem(typed);
    for (const [term, itsStem] of this.#stems) {
      if (term === typed) fits.set(term, 1);
      else if (itsStem === root) fits.set(term, SAME_STEM);
      else if (typed.length > 1 && term.startsWith(typed))
        fits.set(term, PREFIX * Math.sqrt(typed.length / term.length));
    }
    return fits.size > 0 ? fits : this.#misspelt(typed);
  }

  /** The units that contain one of the terms, with the highest weight. */
  places(fits: ReadonlyMap<string, number>): Map<Place, number> {
    const best = new Map<Place, number>();
    for (const [term, fit] of fits) {
      for (const [place, weight] of this.#places.get(term) ?? []) {
        if (weight * fit > (best.get(place) ?? 0)) best.set(place, weight * fit);
      }
    }
    return best;
  }

  #misspelt(typed: string): Map<string, number> {
    const fits = new Map<string, number>();
    let fewest = toleratedTypos(typed);
    if (fewest === 0) return fits;
    for (const term of this.#places.keys()) {
      const slips = editDistance(typed, term, fewest);
      if (slips > fewest) continue;
      if (slips < fewest) fits.clear();
      fewest = slips;
      fits.set(term, SLIP / slips);
    }
    return fits;
  }
}
