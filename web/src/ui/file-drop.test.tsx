import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { FileDrop } from './FileDrop.tsx'

afterEach(cleanup)

function dropped(accept: string | undefined, file: File) {
  const onFile = vi.fn()
  render(<FileDrop label="Sheet" act="Choose" onFile={onFile} {...(accept && { accept })} />)
  fireEvent.drop(screen.getByRole('group', { name: 'Sheet' }), { dataTransfer: { files: [file] } })
  return onFile.mock.calls.length
}

test.each([
  ['.csv,.xlsx', 'MAY.XLSX', ''],
  ['application/pdf,.pdf', 'cv', 'application/pdf'],
  ['image/*', 'a.avif', ''],
  ['image/*', 'a.png', 'image/png'],
  [undefined, 'C53.0412', ''],
])('where %s is accepted, %s is taken (FF-1871)', (accept, name, type) => {
  expect(dropped(accept, new File(['x'], name, { type }))).toBe(1)
})

test.each([
  ['.xlsx,application/x-workbook', 'may.csv', 'text/csv', 'may.csv does not fit. What is taken: .xlsx.'],
  ['image/*', 'a.pdf', 'application/pdf', 'a.pdf does not fit. What is taken: image.'],
  ['video/webm,video/mp4', 'a.png', 'image/png', 'a.png does not fit. What is taken: video/webm, video/mp4.'],
])('where %s is accepted, %s is not, and what is stands under the button (FF-1871)', (accept, name, type, words) => {
  expect(dropped(accept, new File(['x'], name, { type }))).toBe(0)
  // Beside the field, and told to screen readers.
  expect(screen.getAllByText(words).length).toBeGreaterThan(0)
})
