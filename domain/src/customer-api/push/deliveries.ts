/** Why a post got no proper answer. A refused address is one that leads to no public machine. */
export const faults = ['timeout', 'refused', 'unresolvable', 'unreachable', 'certificate', 'unreadable'] as const
export type Fault = (typeof faults)[number]

/** A change of stock, a test that the customer asked for, or a delivery that the customer repeats. */
export const deliveryKinds = ['change', 'test', 'repeat'] as const

/** How many of the last deliveries are kept and shown, per customer. */
export const KEPT_DELIVERIES = 50

/** Longest address and longest token in characters. */
export const LONGEST_ENDPOINT = 2000
export const LONGEST_TOKEN = 2000

/** How long a renewed secret's predecessor signs too. */
export const BOTH_SECRETS_HOURS = 24

/** Whether the receiver has taken it: a 2xx, answered in full and in time. */
export const isTaken = ({ status, fault }: { status: number | null; fault: Fault | null }): boolean =>
  fault === null && status !== null && status >= 200 && status < 300

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Waits between the tries of a delivery, as Standard Webhooks recommends. */
const WAITS: readonly number[] = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR]
/** Part of a wait that chance adds at most, so that many receivers of one house are not tried at once. */
const JITTER = 0.1

/** Whether a delivery was tried so often that its endpoint counts as failing. */
export const isFailing = (attempts: number): boolean => attempts > WAITS.length

/**
 * When a delivery is tried again; a failing endpoint goes on with the longest wait.
 * @param attempts how often it has failed
 * @param chance from 0 to 1
 */
export function nextTry(attempts: number, now: Date, chance: number): Date {
  const wait = WAITS[Math.min(attempts, WAITS.length) - 1]!
  return new Date(now.getTime() + wait * (1 + JITTER * chance))
}
