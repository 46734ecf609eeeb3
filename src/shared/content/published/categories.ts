import { published } from './defaults';

export default published('categories');
