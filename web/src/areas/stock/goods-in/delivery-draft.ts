import type { Delivery, DeliveryBody } from '@fairfloor/domain/stock/goods-in/contract'

export type DraftLine = {
  readonly key: string
  /** Of the stored delivery; null: a new one. */
  readonly line: number | null
  readonly flavourId: number
  readonly name: string
  readonly quantity: number | null
  readonly on: string
  readonly received: number
}

export type DeliveryDraft = {
  readonly supplier: string
  readonly reference: string
  readonly note: string
  readonly lines: readonly DraftLine[]
}

/** @param taken from a sheet, for a new delivery */
export const draftOf = (delivery: Delivery | null, taken: readonly DraftLine[] = []): DeliveryDraft => ({
  supplier: delivery?.supplier ?? '',
  reference: delivery?.reference ?? '',
  note: delivery?.note ?? '',
  lines: delivery ? delivery.positions.map(lineOf) : taken,
})

const lineOf = ({
  line,
  flavour_id,
  name,
  quantity,
  expected_on,
  received,
}: Delivery['positions'][number]): DraftLine => ({
  key: `line ${line}`,
  line,
  flavourId: flavour_id,
  name,
  quantity,
  on: expected_on ?? '',
  received,
})

/** A new line comes on the day of the last one. */
export const withFlavour = (draft: DeliveryDraft, { id, name }: { id: number; name: string }): DeliveryDraft => ({
  ...draft,
  lines: [
    ...draft.lines,
    {
      key: `flavour ${id} ${draft.lines.length}`,
      line: null,
      flavourId: id,
      name,
      quantity: null,
      on: draft.lines.at(-1)?.on ?? '',
      received: 0,
    },
  ],
})

/** What is sent; undefined as long as something is missing. */
export function bodyOf({ supplier, reference, note, lines }: DeliveryDraft): DeliveryBody | undefined {
  const complete = lines.flatMap(({ line, flavourId, quantity, on }) =>
    quantity === null ? [] : [{ line, flavour_id: flavourId, quantity, expected_on: on || null }],
  )
  if (supplier.trim() === '' || lines.length === 0 || complete.length < lines.length) return undefined
  return { supplier: supplier.trim(), reference: reference.trim() || null, note: note.trim() || null, lines: complete }
}
