import { getBasket } from '@fairfloor/domain/show-orders/contract'
import { useQuery } from '@tanstack/react-query'
import { count } from '../../lib/format.ts'
import { queryOf } from '../../lib/query.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { releaseTexts } from './release-texts.ts'

/** Before the first release: says that the free samples are shipped with it. */
export function SamplesNote() {
  const t = useTexts(releaseTexts)
  const { data } = useQuery(queryOf(getBasket, { query: {} }))
  const pieces = data?.total_sample_positions_quantity ?? 0
  return pieces > 0 ? <Alert>{t.withSamples(pieces, count(pieces))}</Alert> : null
}
