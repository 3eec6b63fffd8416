/** A printed list for the names and numbers of all entrants. */
import type { PackWords } from '../../../shared/words/en/packs.ts';
import { Table } from '../../pages/packs/print-boards.tsx';

export const boards = ({ print }: PackWords) => <Table rows={16} columns={2} head={[print.name, print.number]} />;
