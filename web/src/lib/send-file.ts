import { type Answer, addressOf, type Endpoint } from '@fairfloor/domain/endpoint'
import { onlineManager } from '@tanstack/react-query'
import { CallError, FAILED, received } from './call.ts'

/**
 * Sends a form with a file, and tells how much of it has arrived, from 0 to 1; `fetch` cannot.
 * @throws CallError as `call`
 */
export async function sendFile<E extends Endpoint>(
  endpoint: E,
  field: string,
  file: File,
  onSent: (share: number) => void,
): Promise<Answer<E>> {
  const address = addressOf(endpoint)
  const body = new FormData()
  body.set(field, file)
  const request = new XMLHttpRequest()
  // Without a connection the browser would wait for minutes.
  const stop = onlineManager.subscribe(isOnline => {
    if (!isOnline) request.abort()
  })
  const response = await new Promise<Response>((resolve, reject) => {
    const lost = () => reject(new CallError(FAILED + address, 0))
    request.open(endpoint.method, address)
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader('x-requested-with', 'XMLHttpRequest')
    request.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }))
    request.onabort = lost
    request.onerror = lost
    request.send(body)
  }).finally(stop)
  return received(endpoint.method, address, response) as Promise<Answer<E>>
}
