import { published } from './defaults';

export default published('openingHours');
