import * as z from 'zod/mini'
import { MOST_ADDED } from './most-added.ts'

/** Lines to add. The limit is only described: who sends more is told both numbers by a refusal. */
export const linesToAdd = <T extends z.ZodMiniType>(line: T) =>
  z.array(line).check(z.minLength(1)).register(z.globalRegistry, { maxItems: MOST_ADDED })
