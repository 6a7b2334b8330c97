import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

/** Of a request: after how many answers to such requests the server's process ends as by kill -9. */
export const KILL_AFTER = 'x-kill-after'

// Loaded into the servers of the tests. From outside a busy machine kills too late: when everything has been answered.
let answered = 0
subscribe('http.server.response.finish', message => {
  const { request } = message as { request: IncomingMessage }
  const limit = Number(request.headers[KILL_AFTER])
  if (limit && ++answered >= limit) process.kill(process.pid, 'SIGKILL')
})
