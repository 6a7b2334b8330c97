/** A file that goes with a mail: what makes it, and of what. */
export type MailFileRef = { readonly kind: string; readonly ref: string }

export type MailFile = { readonly filename: string; readonly contentType: string; readonly content: Buffer }

export type MailFileMaker = (ref: string) => Promise<MailFile>

/** The files of mails, made when a mail is sent: the database does not keep a document once for each reader. */
export function mailFiles() {
  const makers = new Map<string, MailFileMaker>()
  return {
    add: (kind: string, make: MailFileMaker): void => void makers.set(kind, make),
    /** One after the other: a document being drawn takes much memory. */
    async of(refs: readonly MailFileRef[]): Promise<MailFile[]> {
      const files: MailFile[] = []
      for (const { kind, ref } of refs) {
        const make = makers.get(kind)
        if (!make) throw new Error(`Nothing makes files of the kind ${kind}`)
        files.push(await make(ref))
      }
      return files
    },
  }
}
