import { useTexts } from '../../lib/texts.tsx'
import { Alert } from '../../ui/Alert.tsx'
import type { Release } from './release.ts'
import { releaseListTexts } from './release-list-texts.ts'

/** Why marked lines are not released although they are in stock: their address, or our rates, changed since. */
export function RefusedMarks({ release }: { release: Release }) {
  const t = useTexts(releaseListTexts)
  const reasons: Readonly<Record<string, string>> = t.refusedFor
  return release.refused_marks.map(({ shipping_address_id, lines, code }) => {
    const address = release.shipping_addresses.find(({ id }) => id === shipping_address_id)
    const name = address ? `${address.company}, ${address.city}` : t.formerAddress
    return (
      <Alert key={shipping_address_id} tone="warning">
        {t.refusedMarks(lines, name)} {reasons[code] ?? t.refusedOther} {t.markAgain}
      </Alert>
    )
  })
}
