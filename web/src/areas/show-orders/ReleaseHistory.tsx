import { count } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.tsx'
import type { Position } from './release.ts'
import { historyOf } from './release-list.ts'
import { releaseListTexts } from './release-list-texts.ts'

/** What became of the order: ordered, released and deleted pieces. */
export function ReleaseHistory({ positions }: { positions: readonly Position[] }) {
  const t = useTexts(releaseListTexts)
  const { ordered, released, deleted } = historyOf(positions)
  return <p className="fg-2">{t.history(count(ordered), count(released), count(deleted))}</p>
}
