import { refuse } from '@fairfloor/domain/general-refusals'
import { etagOf } from './etag.ts'

/** Differs as soon as something differs that a form edits; pictures are saved on their own and do not count. */
export const versionOf = (edited: unknown): string => etagOf(JSON.stringify(edited)).slice(3, -1)

/** @throws Refusal changed_meanwhile where the form was filled from another state */
export function guardVersion(version: string, edited: unknown): void {
  if (version !== versionOf(edited)) throw refuse('changed_meanwhile')
}
