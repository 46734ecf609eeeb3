import { published } from './defaults';

export default published('faqs');
