import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { CaseHint } from './CaseHint.tsx'

afterEach(cleanup)

test.each([
  [9000, undefined, '1.500 cases'],
  [9004, undefined, '1.500 cases + 4'],
  [9000, 2, '2 now, 8.998 later'],
  [9000, 0, '9.000 later'],
])('%i pieces of which %s are there are told as numbers are everywhere: %s', (quantity, stock, words) => {
  const { container } = render(
    <CaseHint quantity={quantity} unitsPerCase={6} {...(stock !== undefined && { stock })} />,
  )
  expect(container.textContent).toBe(words)
})
