import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { forgetTyped, useDraft } from './draft.ts'
import { OwnerProvider, usePending } from './pending.tsx'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const typedBy = (user: number) =>
  renderHook(
    () => ({ pending: usePending('booth-3'), draft: useDraft('feedback', stored => (stored as string | null) ?? '') }),
    { wrapper: ({ children }: { children: ReactNode }) => <OwnerProvider user={user}>{children}</OwnerProvider> },
  )

test('who logs out leaves nothing typed behind; others keep theirs, and the browser its choices (FF-351)', () => {
  localStorage.setItem('fairfloor.consent', 'declined')
  for (const user of [7, 77]) {
    const { result, unmount } = typedBy(user)
    act(() => result.current.pending.set(41, 12))
    act(() => result.current.draft[1]('Too loud.'))
    unmount()
  }
  const open = typedBy(7)
  act(() => forgetTyped(7))
  expect(open.result.current.pending.total).toBe(0)
  expect(typedBy(7).result.current.draft[0]).toBe('')
  expect(typedBy(77).result.current.pending.quantities).toEqual({ 41: 12 })
  expect(typedBy(77).result.current.draft[0]).toBe('Too loud.')
  const kept = Array.from(localStorage, (_, i) => localStorage.key(i)).sort()
  expect(kept).toEqual(['fairfloor.consent', 'fairfloor.draft.77.feedback', 'fairfloor.pending.77.booth-3'])
})
