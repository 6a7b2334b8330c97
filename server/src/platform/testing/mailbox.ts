import type { AddressInfo } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

/** A mail server that stores what it receives. */
export type Mailbox = {
  /** For `SMTP_URL`. */
  readonly url: string
  readonly received: readonly ParsedMail[]
  /** What it refuses next, and with which answer; the mail is stored in `refused`. */
  refuseNext(answer: (mail: ParsedMail) => string): void
  readonly refused: readonly ParsedMail[]
  close(): Promise<void>
}

export async function openMailbox(): Promise<Mailbox> {
  const received: ParsedMail[] = []
  const refused: ParsedMail[] = []
  const refusals: ((mail: ParsedMail) => string)[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      void simpleParser(stream).then(mail => {
        const refuse = refusals.shift()
        if (refuse) {
          refused.push(mail)
          return done(new Error(refuse(mail)))
        }
        received.push(mail)
        done()
      })
    },
  })
  await new Promise<void>(resolve => smtp.listen(0, '127.0.0.1', resolve))
  const { port } = smtp.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refused,
    refuseNext: answer => void refusals.push(answer),
    close: () => new Promise<void>(resolve => smtp.close(resolve)),
  }
}
