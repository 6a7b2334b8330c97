import { CallError, FAILED, received } from './call.ts'

/** Loads a file of the server and gives it to the reader, so that a failure can be told. @throws CallError */
export async function loadFile(address: string, name: string): Promise<void> {
  const headers = { 'x-requested-with': 'XMLHttpRequest' }
  const response = await fetch(address, { credentials: 'same-origin', headers }).catch(() => {
    throw new CallError(FAILED + address, 0)
  })
  // It throws what the server has said.
  if (!response.ok) await received('GET', address, response)
  saveFile(await response.blob(), name)
}

/** Gives a file to the reader, as the browser does with a download. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // After the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
