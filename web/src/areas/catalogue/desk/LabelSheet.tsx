import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { CallError } from '../../../lib/call.ts'
import { Loaded } from '../../../ui/Loaded.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import type { LabelledFlavour } from './food-draft.ts'

export interface LabelSheetProps {
  flavour: LabelledFlavour
  /** Of the same size: their labels differ in a few words. */
  others: readonly LabelledFlavour[]
  open: boolean
  onClose: () => void
}

interface Of<Data, Key extends QueryKey> extends LabelSheetProps {
  title: string
  query: UseQueryOptions<Data, CallError, Data, Key>
  children: (data: Data) => ReactNode
}

/** A part of a flavour's label beside its product. */
export function LabelSheet<Data, Key extends QueryKey>({ title, query, open, onClose, children }: Of<Data, Key>) {
  const read = useQuery(query)
  return (
    <Sheet open={open} onClose={onClose} title={title} scrim>
      <Loaded query={read} waiting={<SkeletonRows rows={8} height={64} />}>
        {children}
      </Loaded>
    </Sheet>
  )
}
