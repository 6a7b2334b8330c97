import type { Answer } from '@fairfloor/domain/endpoint'
import { type PromotionBody, previewPromotion } from '@fairfloor/domain/promotions/desk-contract'
import { useState } from 'react'
import { count, money } from '../../lib/format.ts'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { MutationError } from '../../ui/MutationError.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { promotionDeskTexts } from './desk-texts.ts'

type Preview = Answer<typeof previewPromotion>
type Size = Preview['sizes'][number]

/** What the form as it stands would make of three prices; nothing is saved. */
export function PromotionPreview({ body, onAsk }: { body: PromotionBody | null; onAsk: () => void }) {
  const t = useTexts(promotionDeskTexts).form
  const [shown, setShown] = useState<{ of: string; preview: Preview }>()
  const preview = useApiMutation(previewPromotion, {
    onSuccess: (answer, input) => setShown({ of: JSON.stringify(input.body), preview: answer }),
  })
  const ask = () => {
    onAsk()
    if (body) void preview.run({ body })
  }
  // What was computed before the last change of the form would mislead.
  const current = body && shown?.of === JSON.stringify(body) ? shown.preview : null
  const columns: Column<Size>[] = [
    { id: 'size', head: t.size, phone: 'title', cell: ({ name }) => name },
    { id: 'regular', head: t.regular, align: 'end', cell: size => money(size.regular_price) },
    {
      id: 'before',
      head: t.before,
      align: 'end',
      cell: size => <Sum piece={size.price_before} total={size.total_before} quantity={size.quantity} />,
    },
    {
      id: 'after',
      head: t.after,
      align: 'end',
      cell: size => (
        <b>
          <Sum piece={size.price_after} total={size.total_after} quantity={size.quantity} />
        </b>
      ),
    },
  ]
  return (
    <section className="grid at-start gap-3 on-fog round-card pad-4">
      <h3>{t.previewTitle}</h3>
      <Button icon="eye" loading={preview.loading} onClick={ask}>
        {t.preview}
      </Button>
      <MutationError of={preview} />
      {current && (
        <>
          <p role="status">{current.cheaper > 0 ? t.cheaper(current.cheaper, current.included) : t.none}</p>
          <Table caption={t.previewTitle} columns={columns} rows={current.sizes} rowKey={({ id }) => id} />
        </>
      )}
    </section>
  )
}

/** The price of a piece; for terms that need more than one, that of the line. */
function Sum({ piece, total, quantity }: { piece: number | null; total: number | null; quantity: number }) {
  const t = useTexts(promotionDeskTexts).form
  return quantity === 1 ? money(piece) : `${t.line(count(quantity))}: ${money(total)}`
}
