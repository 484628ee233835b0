/**
 * Makes a disk before each test of a suite and removes it after. Where `make` answers null, because only root on Linux may mount a file
 * system, the tests say that they were not run. The function that it answers gives the disk of the test that runs.
 */
export const diskForEach = <Disk extends { remove(): void }>(make: () => Disk | null): (() => Disk) => {
  let disk: Disk | null = null;
  beforeEach(function () {
    disk = make();
    if (disk) return;
    console.log('      not run: only root on Linux can mount a file system');
    this.skip();
  });
  afterEach(() => disk?.remove());
  return () => {
    if (!disk) throw new Error('There is a disk only while a test runs');
    return disk;
  };
};
