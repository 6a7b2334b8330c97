/** A chosen file as calls send it. Read whole at once: the choice may be taken back before it is sent. */
export const uploaded = async (file: File) => ({
  filename: file.name,
  type: file.type,
  content: new Uint8Array(await file.arrayBuffer()),
})
