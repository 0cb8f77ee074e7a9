/** Why a request was not sent, or has no usable response. */
export class Refusal extends Error {}
