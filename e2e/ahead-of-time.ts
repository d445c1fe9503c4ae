/**
 * Loaded into a server before anything else, and into each of its threads: its clock, the database's with it, goes
 * ahead of the machine's by so many milliseconds. For stories that last for days.
 */
const ahead = Number(process.env['TEST_CLOCK_AHEAD'] ?? 0)
const MachineDate = Date

class LaterDate extends MachineDate {
  constructor(...given: [] | ConstructorParameters<typeof Date>) {
    if (given.length === 0) super(MachineDate.now() + ahead)
    else super(...(given as ConstructorParameters<typeof Date>))
  }

  static override now(): number {
    return MachineDate.now() + ahead
  }
}
// What other threads and realms made is a date all the same.
Object.defineProperty(LaterDate, Symbol.hasInstance, {
  value: (given: unknown) => given instanceof MachineDate,
})
globalThis.Date = LaterDate as DateConstructor
