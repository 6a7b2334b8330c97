import { monthText } from '@fairfloor/domain/formats'
import { useQuery } from '@tanstack/react-query'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { KeyValue } from '../../ui/KeyValue.tsx'
import { notesQuery } from './order-queries.ts'
import { reviewTexts } from './review-texts.ts'

/** Own order number, note and wishes of the confirmed order; nothing if there are none. */
export function SaidWithConfirmation() {
  const t = useTexts(reviewTexts)
  const { language } = useLanguage()
  const { data } = useQuery(notesQuery)
  if (!data || (!data.reference && !data.note && data.wishes.length === 0)) return null
  const wishes = data.wishes.map(wish => `${wish.brand_name}: ${monthText(wish.month, language)}`).join(', ')
  return (
    <section>
      <h2>{t.said}</h2>
      <KeyValue
        lined
        items={[
          ...(data.reference ? [{ key: t.reference, value: data.reference }] : []),
          ...(data.note ? [{ key: t.note, value: data.note }] : []),
          ...(wishes ? [{ key: t.wishes, value: wishes }] : []),
        ]}
      />
    </section>
  )
}
