/** draft: not to be shown yet; planned: shown from a moment to come; shown: now; past: was shown before. */
export const versionStates = ['draft', 'planned', 'shown', 'past'] as const

export type VersionState = (typeof versionStates)[number]

/** What decides whether a version is shown. */
export type Published = { readonly id: number; readonly publishedFrom: Date | null }

/** Of one page in one language: what was published last, by the shop's clock; of one moment's the one saved last. */
export const shownVersion = <V extends Published>(versions: readonly V[], now: Date): V | undefined =>
  versions
    .filter(({ publishedFrom }) => publishedFrom !== null && publishedFrom <= now)
    .reduce<V | undefined>((last, one) => (last && isBefore(one, last) ? last : one), undefined)

const isBefore = (a: Published, b: Published): boolean => {
  const [at, other] = [a.publishedFrom!.getTime(), b.publishedFrom!.getTime()]
  return at < other || (at === other && a.id < b.id)
}

export function versionState(version: Published, versions: readonly Published[], now: Date): VersionState {
  if (version.publishedFrom === null) return 'draft'
  if (version.publishedFrom > now) return 'planned'
  return shownVersion(versions, now)?.id === version.id ? 'shown' : 'past'
}
