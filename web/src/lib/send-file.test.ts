import { uploadReferences } from '@fairfloor/domain/customer-api/mapping-contract'
import { onlineManager } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { isLost } from './call.ts'
import { sendFile } from './send-file.ts'

afterEach(() => {
  onlineManager.setOnline(true)
  vi.unstubAllGlobals()
})

test('a file that is under way when the connection is lost is given up, so that it can be sent again (SH-321)', async () => {
  let aborted = 0
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload = {}
      onabort = () => {}
      open() {}
      setRequestHeader() {}
      /** Never answered. */
      send() {}
      abort() {
        aborted += 1
        this.onabort()
      }
    },
  )
  const sent = sendFile(uploadReferences, 'filepond', new File(['x'], 'may.xlsx'), () => {})
  onlineManager.setOnline(false)
  expect(await sent.catch(isLost)).toBe(true)
  // It listens no longer.
  onlineManager.setOnline(true)
  onlineManager.setOnline(false)
  expect(aborted).toBe(1)
})
