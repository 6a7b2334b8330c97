import { isTrial } from './areas/seller/index.ts'
import type { Config } from './platform/config.ts'
import type { Db } from './platform/database.ts'

/** `CLOCK` is set where real time must count; the message is for the user. */
export class WrongClock extends Error {}

/**
 * Refuses a set clock where it could do harm: what falls due by it is done, and what is old by it is deleted for good.
 * @throws WrongClock
 */
export async function guardClock({ clockStart }: Pick<Config, 'clockStart'>, db: Db): Promise<void> {
  if (!clockStart || (await isTrial(db))) return
  throw new WrongClock(
    'CLOCK is set, and this database holds neither the demo nor a shop set up for trials: by another time its orders would lapse and ' +
      'its old data be deleted for good. Unset CLOCK, or set up a shop for trials in an empty database: CLOCK=… npm run setup.',
  )
}
