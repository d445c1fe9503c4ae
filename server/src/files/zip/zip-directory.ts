const pageSize = 64 * 1024

/** The directory of an archive while it grows: its records in few large pieces, as they will be written. */
export class ZipDirectory {
  files = 0
  size = 0
  readonly #pages: Buffer[] = []
  #recent: Buffer[] = []
  #recentSize = 0

  add(record: Buffer): void {
    this.files += 1
    this.size += record.length
    this.#recent.push(record)
    this.#recentSize += record.length
    if (this.#recentSize >= pageSize) this.#turnPage()
  }

  pages(): readonly Buffer[] {
    if (this.#recentSize > 0) this.#turnPage()
    return this.#pages
  }

  #turnPage(): void {
    this.#pages.push(Buffer.concat(this.#recent))
    this.#recent = []
    this.#recentSize = 0
  }
}
